{
  /**
   * Monta o endereço japonês na ordem certa, do maior para o menor, pronto para a etiqueta:
   *   〒150-0001
   *   東京都渋谷区神宮前1-2-3
   *   さくらハイツ205号室
   *   佐藤 美咲 様
   */
  function addressLabel({ zip, prefecture, city, street, building, company, familyName, givenName }) {
    const digits = (zip ?? '').normalize('NFKC').replace(/\D/g, '');
    const receiver = [familyName, givenName].filter(Boolean).join(' ');
    return [
      digits.length === 7 ? `〒${digits.slice(0, 3)}-${digits.slice(3)}` : '',
      `${prefecture ?? ''}${city ?? ''}${normalizeNumbers(street)}`,
      normalizeNumbers(building),
      company,
      // Empresa sem nome de pessoa leva 御中; pessoa leva 様. Nunca os dois.
      receiver ? `${receiver} 様` : '',
    ]
      .map((line) => line?.trim())
      .filter(Boolean)
      .map((line) => (line === company && !receiver ? `${line} 御中` : line))
      .join('\n');
  }

  /** '１丁目２番３号' fica como o cliente escreveu; só os números e os hífens mudam de largura. */
  function normalizeNumbers(text) {
    return (text ?? '')
      .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
      .replace(/(?<=\d)[－−ー‐―](?=\d)/g, '-');
  }

  /** O que falta para entregar, em japonês, para mostrar ao cliente. */
  function missingParts({ zip, prefecture, city, street, familyName, company }) {
    const wanted = [
      [/^\d{7}$/.test((zip ?? '').normalize('NFKC').replace(/\D/g, '')), '郵便番号'],
      [prefecture, '都道府県'],
      [city, '市区町村'],
      [/[0-9０-９一二三四五六七八九十]/.test(street ?? ''), '番地'],
      [familyName || company, 'お名前'],
    ];
    return wanted.filter(([isThere]) => !isThere).map(([, name]) => name);
  }

  // Uso: <form data-endereco>…</form> <pre data-etiqueta></pre>, com campos name="zip", "prefecture", "city"…
  document.querySelectorAll('form[data-endereco]').forEach((form) => {
    form.addEventListener('input', () => {
      const address = Object.fromEntries(new FormData(form));
      const missing = missingParts(address);
      const label = document.querySelector('[data-etiqueta]');
      label.textContent = missing.length > 0 ? `${missing.join('、')}をご入力ください。` : addressLabel(address);
    });
  });
}
