export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
