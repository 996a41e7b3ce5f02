{
  // HTML: <input data-cep autocomplete="postal-code" inputmode="numeric" placeholder="150-0001">
  //       <input data-provincia autocomplete="address-level1"> <input data-cidade autocomplete="address-level2">
  // A busca usa o serviço gratuito zipcoda.net; leia as condições de uso antes de publicar.
  const SERVICE = 'https://zipcoda.net/api?zipcode=';
  const TIMEOUT_MS = 4000;

  document.querySelectorAll('[data-cep]').forEach((field) => {
    const form = field.form;
    let lastCode = '';

    field.addEventListener('input', async () => {
      const code = field.value.normalize('NFKC').replace(/\D/g, '');
      if (code.length !== 7 || code === lastCode) return;
      lastCode = code;
      const address = await findAddress(code);
      // Se o cliente já digitou outro CEP, esta resposta chegou tarde.
      if (!address || code !== lastCode) return;
      fill(form.querySelector('[data-provincia]'), address.prefecture);
      fill(form.querySelector('[data-cidade]'), address.city);
    });
  });

  async function findAddress(code) {
    try {
      const reply = await fetch(SERVICE + code, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const { items } = await reply.json();
      const first = items?.[0];
      return first ? { prefecture: first.pref, city: first.address } : undefined;
    } catch {
      // Sem resposta o formulário continua funcionando: o cliente escreve o endereço à mão.
      return undefined;
    }
  }

  function fill(field, value) {
    // Nunca apaga o que a pessoa escreveu.
    if (field?.value.trim() !== '') return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
