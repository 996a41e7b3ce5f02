{
  // HTML: <input type="search" data-busca="#produtos" aria-label="商品を探す"> <ul id="produtos"><li>…</li></ul> <p data-busca-vazia hidden>該当する商品が見つかりませんでした。</p>
  // O cliente escreve かさ ou カサ no lugar de 傘: esta busca iguala as formas antes de comparar.

  /** Mesma forma para largura, maiúsculas, hiragana e katakana, vogal longa e espaços. */
  function searchKey(text) {
    return text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      .replace(/[ー\s・]/g, '');
  }

  /** Todas as palavras procuradas precisam aparecer, em qualquer ordem. */
  function matches(text, query) {
    const key = searchKey(text);
    return query
      .split(/\s+/)
      .map(searchKey)
      .every((word) => key.includes(word));
  }

  document.querySelectorAll('[data-busca]').forEach((field) => {
    const items = [...document.querySelectorAll(`${field.dataset.busca} > li`)];
    const empty = document.querySelector('[data-busca-vazia]');
    // data-leitura guarda a leitura do kanji: <li data-leitura="かさ おりたたみ">軽量折りたたみ傘</li>
    const texts = items.map((item) => `${item.textContent} ${item.dataset.leitura ?? ''}`);
    const filter = () => {
      let found = 0;
      for (const [index, item] of items.entries()) {
        item.hidden = !matches(texts[index], field.value.trim());
        if (!item.hidden) found += 1;
      }
      if (empty) empty.hidden = found > 0;
    };
    // Enquanto a pessoa converte kana em kanji (isComposing), a lista fica parada.
    field.addEventListener('input', (event) => {
      if (!event.isComposing) filter();
    });
    field.addEventListener('compositionend', filter);
  });
}
