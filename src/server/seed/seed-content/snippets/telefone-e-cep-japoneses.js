{
  /** Aceita o que o teclado japonês manda: números de largura inteira, hífens variados, +81. */
  function onlyDigits(text) {
    return text.normalize('NFKC').replace(/[^0-9+]/g, '');
  }

  /** '０９０－１２３４－５６７８' ou '+81 90 1234 5678' → '090-1234-5678'. Devolve null se não for telefone. */
  function formatPhone(text) {
    const digits = onlyDigits(text).replace(/^\+?81(?=0?[1-9])0?/, '0');
    if (/^0800\d{7}$/.test(digits)) return digits.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1-$2-$3');
    if (/^0[5-9]0\d{8}$/.test(digits)) return digits.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');
    if (/^0120\d{6}$/.test(digits)) return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1-$2-$3');
    // O código de área dos fixos tem de 2 a 5 dígitos: sem a tabela oficial, não adivinhe os hífens.
    return /^0[1-9]\d{8}$/.test(digits) ? digits : null;
  }

  /** '〒１５０ー０００１' → '150-0001'. Devolve null se não tiver 7 dígitos. */
  function formatPostalCode(text) {
    const digits = onlyDigits(text);
    return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : null;
  }

  // Uso: marque os campos com data-jp="phone" ou data-jp="zip".
  document.addEventListener('focusout', ({ target }) => {
    const format = { phone: formatPhone, zip: formatPostalCode }[target.dataset?.jp];
    if (!format || target.value.trim() === '') return;
    const value = format(target.value);
    target.setCustomValidity(value ? '' : '入力内容をご確認ください。');
    if (value) target.value = value;
  });
}
