{
  /**
   * Conta a largura de um texto como os anúncios japoneses: letra japonesa vale 2 (全角), letra latina vale 1 (半角).
   * Título do Google Ads: 30 (15 letras japonesas); descrição: 90 (45 letras japonesas).
   */
  const LIMITS = { titulo: 30, descricao: 90 };

  /** 'USB充電式ライト' → 3 × 1 + 6 × 2 = 15 */
  function adWidth(text) {
    let width = 0;
    for (const character of text) width += isNarrow(character) ? 1 : 2;
    return width;
  }

  /** Latim com acento, números e katakana de meia largura contam 1; emoji, kana e kanji contam 2. */
  function isNarrow(character) {
    const code = character.codePointAt(0);
    return code <= 0x024f || (code >= 0xff61 && code <= 0xff9f);
  }

  /** Corta no limite sem partir um caractere. */
  function cutToWidth(text, limit) {
    let width = 0;
    let result = '';
    for (const character of text) {
      width += isNarrow(character) ? 1 : 2;
      if (width > limit) return result;
      result += character;
    }
    return result;
  }

  // Uso: <textarea data-largura-anuncio="titulo"></textarea><output></output>, um anúncio por linha.
  document.querySelectorAll('[data-largura-anuncio]').forEach((field) => {
    const limit = LIMITS[field.dataset.larguraAnuncio] ?? Number(field.dataset.larguraAnuncio);
    const output = field.nextElementSibling;
    const show = () => {
      output.textContent = field.value
        .split('\n')
        .map((line) => {
          const width = adWidth(line.trim());
          return `${width}/${limit}${width > limit ? ` passou: ${cutToWidth(line.trim(), limit)}…` : ''}`;
        })
        .join('\n');
    };
    field.addEventListener('input', show);
    show();
  });
}
