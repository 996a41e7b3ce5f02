{
  // HTML: <input data-furigana required> <p data-furigana-erro hidden role="alert"></p>
  const MESSAGES = {
    empty: 'フリガナをご入力ください。',
    kanji: '漢字は使えません。全角カタカナでご入力ください。',
    latin: 'ローマ字は使えません。全角カタカナでご入力ください。',
    other: '全角カタカナでご入力ください。',
  };

  /** Hiragana e katakana de meia largura viram katakana inteiro: 'さとう みさき' → 'サトウ ミサキ'. */
  function toKatakana(text) {
    return text
      .normalize('NFKC')
      .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** Mensagem de erro em japonês, ou uma string vazia quando a leitura está certa. */
  function furiganaProblem(text) {
    const kana = toKatakana(text);
    if (kana === '') return MESSAGES.empty;
    if (/^[\u30a1-\u30fa\u30fc・ ]+$/.test(kana)) return '';
    if (/\p{Script=Han}/u.test(kana)) return MESSAGES.kanji;
    return /[A-Za-z]/.test(kana) ? MESSAGES.latin : MESSAGES.other;
  }

  document.querySelectorAll('[data-furigana]').forEach((field) => {
    const note = field.parentElement.querySelector('[data-furigana-erro]');
    const check = () => {
      field.value = toKatakana(field.value);
      const problem = field.required || field.value !== '' ? furiganaProblem(field.value) : '';
      field.setCustomValidity(problem);
      field.setAttribute('aria-invalid', String(problem !== ''));
      if (!note) return;
      note.textContent = problem;
      note.hidden = problem === '';
    };
    // "change" espera o fim da digitação: corrigir no meio da conversão apagaria o que a pessoa escreve.
    field.addEventListener('change', check);
  });
}
