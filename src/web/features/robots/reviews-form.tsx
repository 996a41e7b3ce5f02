import { Scale } from 'lucide-react';
import type { FormEvent } from 'react';
import { generateReviews } from '#contract/robots.ts';
import { clampReviewCount } from '#domain/robots/review-split.ts';
import {
  estimateReviewSeconds,
  NAME_STYLE_OPTIONS,
  REVIEW_COUNT,
  REVIEW_SIZE_OPTIONS,
  SAMPLE_MARK,
} from '#domain/robots/robot-options.ts';
import type { ReviewsRequest } from '#domain/robots/robot-replies.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { submitOnCtrlEnter } from '#web/components/writing/submit-on-ctrl-enter.ts';
import { useContractProblems } from '#web/lib/use-contract-problems.ts';
import { DescriptionField } from './description-field.tsx';
import { GenderSplit } from './gender-split.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { OptionGroup } from './option-group.tsx';
import type { Generation } from './use-generation.ts';
import type { ReviewDraft } from './use-review-draft.ts';

type ReviewsFormProps = {
  draft: ReviewDraft;
  generation: Generation;
  /** The answer is immediate, so no time is told. */
  isInstant: boolean;
  onSubmit: (request: ReviewsRequest) => void;
};

export function ReviewsForm({ draft, generation, isInstant, onSubmit }: ReviewsFormProps) {
  const { problems, accepts, mend } = useContractProblems(generateReviews);
  const { split, size } = draft;

  const mending =
    <Value,>(field: keyof ReviewsRequest, change: (value: Value) => void) =>
    (value: Value) => {
      mend(field);
      change(value);
    };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const request = {
      product_description: draft.description.trim(),
      count: draft.count,
      women_count: split.women,
      men_count: split.men,
      name_style: draft.nameStyle,
    };
    if (accepts({ ...request, size }) && size) onSubmit({ ...request, size });
  }

  return (
    <form className="grid gap-5" onSubmit={handleSubmit} onKeyDown={submitOnCtrlEnter} noValidate>
      <Alert variant="info" icon={Scale}>
        No Japão, publicar review inventado como se fosse de cliente é ilegal. Use como modelo: cada texto sai com a
        marca{' '}
        <span lang="ja" className="whitespace-nowrap">
          {SAMPLE_MARK}
        </span>
        .
      </Alert>
      <div className="robot-form">
        <DescriptionField
          label="Descrição do produto"
          value={draft.description}
          error={problems.product_description}
          onValueChange={mending('product_description', draft.setDescription)}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <Field
            label="Quantidade de reviews"
            error={problems.count}
            hint={`De ${REVIEW_COUNT.min} a ${REVIEW_COUNT.max}`}
          >
            <Input
              inputMode="numeric"
              value={draft.countText}
              onChange={(event) => mending('count', draft.changeCount)(event.target.value)}
              onBlur={draft.settleCount}
            />
          </Field>
          <GenderSplit draft={draft} />
        </div>
        <OptionGroup
          legend="Estilo do nome"
          options={NAME_STYLE_OPTIONS}
          value={draft.nameStyle}
          onValueChange={draft.setNameStyle}
        />
        <OptionGroup
          legend="Tamanho"
          options={REVIEW_SIZE_OPTIONS}
          value={draft.size}
          error={problems.size}
          onValueChange={mending('size', draft.setSize)}
        />
        <GenerateBar
          label="Gerar reviews"
          busyLabel="Gerando..."
          seconds={isInstant ? undefined : estimateReviewSeconds(clampReviewCount(draft.countText))}
          generation={generation}
        />
      </div>
    </form>
  );
}
