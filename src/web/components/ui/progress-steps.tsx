/** Steps of a wizard as eyes; the current one has the vermilion pupil. */
export function ProgressSteps({
  current,
  labels,
}: {
  /** 1-based. */
  current: number;
  labels: readonly string[];
}) {
  return (
    <div className="steps">
      <ol>
        {labels.map((label, index) => (
          <li key={label} aria-current={index + 1 === current ? 'step' : undefined}>
            <span className="eye" data-on={index + 1 <= current} aria-hidden="true" />
            <span className="sr-only">
              {label}
              {index + 1 < current && ' (concluído)'}
            </span>
          </li>
        ))}
      </ol>
      <span aria-hidden="true">
        Passo {current} de {labels.length}
      </span>
    </div>
  );
}
