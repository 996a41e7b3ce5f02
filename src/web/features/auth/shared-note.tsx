import type { SharedPreview } from '#contract/short-links.ts';

const kinds = {
  lesson: { opens: 'a aula', premium: 'Ela é do plano Premium.' },
  snippet: { opens: 'o código', premium: 'Ele é do plano Premium.' },
};

export function SharedNote({ preview: { kind, title, accessType } }: { preview: SharedPreview }) {
  const { opens, premium } = kinds[kind];
  return (
    <p className="alert alert-note mb-5 block wrap-anywhere">
      Compartilharam com você {opens} <strong className="font-semibold text-fg">{title}</strong>. Entre ou crie a conta
      para abrir.{accessType === 'premium' && ` ${premium}`}
    </p>
  );
}
