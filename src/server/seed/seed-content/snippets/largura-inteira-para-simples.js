{
  /**
   * Corrige o que o teclado japonês manda em campos de endereço, código e e-mail:
   * letras e números de largura inteira viram simples, e katakana de meia largura vira inteiro.
   * 'ＡＢＣ－１２３　ハイツ' → 'ABC-123 ハイツ'
   */
  function normalizeWidth(text) {
    return (
      text
        // NFKC resolve letras, números, espaço de largura inteira e o katakana estreito, com os seus sinais.
        .normalize('NFKC')
        // Depois de um número, os vários traços viram hífen; entre letras japonesas o ー é vogal longa e fica.
        .replace(/(?<=[0-9])[‐‑‒–—―−ー](?=[0-9])/g, '-')
        // Um só espaço entre as palavras.
        .replace(/\s+/g, ' ')
        .trim()
    );
  }

  /** Só números, para CEP, telefone e quantidade. */
  function onlyNumbers(text) {
    return normalizeWidth(text).replace(/\D/g, '');
  }

  // Uso: <input data-largura="texto"> ou <input data-largura="numero">. O campo se corrige ao sair dele;
  // durante a digitação não se mexe, para não atrapalhar quem ainda converte kana em kanji.
  document.addEventListener('focusout', ({ target }) => {
    const fix = { texto: normalizeWidth, numero: onlyNumbers }[target.dataset?.largura];
    if (!fix) return;
    const fixed = fix(target.value);
    if (fixed === target.value) return;
    target.value = fixed;
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
