{
  const digits = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

  /** Sai de "Minha loja": （税込）, ou o aviso de que o imposto de importação fica fora do preço. */
  const taxNote = '{{nota_imposto}}';

  /** 2980 → '2,980円（税込）'. O preço de vitrine no Japão é sempre o total com imposto. */
  function yenWithTax(yen) {
    return `${digits.format(yen)}円${taxNote}`;
  }

  /** 12800 → '¥12,800', para tabelas estreitas. */
  function yenShort(yen) {
    return `¥${digits.format(yen)}`;
  }

  /** 1250000 → '125万円'; só arredonda quando não perde nada, senão escreve por extenso. */
  function yenInMan(yen) {
    return yen >= 10_000 && yen % 10_000 === 0 ? `${digits.format(yen / 10_000)}万円` : `${digits.format(yen)}円`;
  }

  /**
   * Imposto que já está dentro do preço, arredondado para baixo: 2980 a 10 % → 270.
   * Só para quem recolhe o imposto japonês; se você envia do exterior sem recolher, apague a linha do うち消費税.
   */
  function taxInside(yen, percent = 10) {
    return yen - Math.floor((yen * 100) / (100 + percent));
  }

  /** Lê o que a pessoa digitou: '￥２，９８０円' → 2980. Devolve null se não for um valor inteiro. */
  function parseYen(text) {
    const plain = text.normalize('NFKC').replace(/[¥円,\s]/g, '');
    return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
  }

  // Uso: <span data-iene="2980"></span> escreve 2,980円（税込）; com data-iene-estilo="curto", ¥2,980.
  document.querySelectorAll('[data-iene]').forEach((element) => {
    const yen = parseYen(element.dataset.iene);
    if (yen === null) return;
    const write = { curto: yenShort, man: yenInMan }[element.dataset.ieneEstilo] ?? yenWithTax;
    element.textContent = write(yen);
    if (taxNote === '（税込）') element.title = `うち消費税${digits.format(taxInside(yen))}円`;
  });
}
