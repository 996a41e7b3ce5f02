import { MixedText } from './mixed-text.tsx';

type Source = { address: string; isOfficial: boolean; name?: string | undefined };

export function SourceLine({ sources, reviewedOn }: { sources: readonly Source[]; reviewedOn: string }) {
  const known = [...new Map(sources.map((source) => [source.address, source])).values()];
  return (
    <p className="source-line">
      {known.map(({ address, isOfficial, name }, index) => (
        <span key={address}>
          {index === 0 ? 'Fonte: ' : ', '}
          <a href={`https://${address}`} target="_blank" rel="noreferrer" className="link">
            <MixedText text={name ?? hostOf(address)} />
          </a>
          {!isOfficial && ' (não oficial)'}
        </span>
      ))}
      {known.length > 0 && '. '}
      Conferido em {reviewedOn.split('-').toReversed().join('/')}.
    </p>
  );
}

const hostOf = (address: string): string => address.replace(/^www\./, '').split('/')[0] ?? address;
