import type { Finding } from '#contract/robot-tools.ts';

type Source = Finding['laws'][number]['sources'][number];

/** Where it is written, and when that was read; pages of others than the authority say so. */
export function SourceLine({ sources, reviewedOn }: { sources: readonly Source[]; reviewedOn: string }) {
  const known = [...new Map(sources.map((source) => [source.address, source])).values()];
  return (
    <p className="check-source">
      {known.map(({ address, isOfficial }, index) => (
        <span key={address}>
          {index === 0 ? 'Fonte: ' : ', '}
          <a href={`https://${address}`} target="_blank" rel="noreferrer" className="link">
            {address.replace(/^www\./, '').split('/')[0]}
          </a>
          {!isOfficial && ' (não oficial)'}
        </span>
      ))}
      {known.length > 0 && '. '}
      Conferido em {reviewedOn.split('-').toReversed().join('/')}.
    </p>
  );
}
