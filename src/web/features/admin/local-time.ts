const two = (value: number) => String(value).padStart(2, '0');

/** ISO time as a `datetime-local` field shows it, in the reader's own zone. */
export function toLocalInput(isoTime: string | null): string {
  if (!isoTime) return '';
  const date = new Date(isoTime);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What the field holds as ISO time; null while it is empty or half written. */
export function toIsoTime(local: string): string | null {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
