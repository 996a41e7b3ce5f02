const two = (value: number) => String(value).padStart(2, '0');

/** Converts an ISO time to the value of a `datetime-local` field, in the browser's time zone. */
export function toLocalInput(isoTime: string | null): string {
  if (!isoTime) return '';
  const date = new Date(isoTime);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Converts the field's value to ISO time; null while it is empty or incomplete. */
export function toIsoTime(local: string): string | null {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
