/** Initials of the first and last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
}

/** Decorative: the name is written beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      className="grid size-8 flex-none place-items-center rounded-full bg-sumi-700 text-xs/6 font-semibold text-fg"
      aria-hidden="true"
    >
      {initials(name) || '?'}
    </span>
  );
}
