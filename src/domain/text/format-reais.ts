/** "R$ 1.234,56" of centavos, which does not break between sign and number. */
export function formatReais(centavos: number): string {
  const amount = Math.abs(centavos / 100).toLocaleString('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${centavos < 0 ? '-' : ''}R$\u00a0${amount}`;
}
