const dayFormat = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** 14/06/2025, in the reader's own time zone. */
export const formatDate = (isoTime: string): string => dayFormat.format(new Date(isoTime));
