const dayFormat = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** 14/06/2025, in the reader's own time zone. */
export const formatDate = (isoTime: string): string => dayFormat.format(new Date(isoTime));

const minuteFormat = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 14/06/2025 09:41, in the reader's own time zone. */
export const formatDateTime = (isoTime: string): string => minuteFormat.format(new Date(isoTime)).replace(', ', ' ');
