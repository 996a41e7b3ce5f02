const words = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

const inWords = (count: number): string => words[count] ?? String(count);

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/** Progress of the tasks as a sentence. */
export function describeProgress(done: number, total: number): string {
  if (total === 0) return 'Escreva a primeira e pinte um olho.';
  if (done === total) return total === 1 ? 'A única tarefa está pronta.' : `Todas as ${inWords(total)} estão prontas.`;
  if (done === 0)
    return total === 1 ? 'Uma tarefa esperando por você.' : `${capitalise(inWords(total))} esperando por você.`;
  return `${capitalise(inWords(done))} de ${inWords(total)} ${done === 1 ? 'pronta' : 'prontas'}. Continue de onde parou.`;
}
