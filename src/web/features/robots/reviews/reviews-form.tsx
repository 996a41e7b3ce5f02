import { Scale } from 'lucide-react';
import type { FormEvent } from 'react';
import { generateReviews } from '#contract/robots/robots.ts';
import { clampReviewCount } from '#domain/robots/reviews/review-split.ts';
import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import {
  estimateReviewSeconds,
  NAME_STYLE_OPTIONS,
  REVIEW_COUNT,
  REVIEW_SIZE_OPTIONS,
  type ReviewsRequest,
} from '#domain/robots/robot-options.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { submitOnCtrlEnter } from '#web/components/writing/submit-on-ctrl-enter.ts';
import { useContractProblems } from '#web/lib/use-contract-problems.ts';
import { DescriptionField } from '../description-field.tsx';
import { GenerateBar } from '../generation/generate-bar.tsx';
import { OwnAssistant } from '../generation/own-assistant.tsx';
import type { Generation } from '../generation/use-generation.ts';
import type { AssistantTask } from '../generation/use-own-assistant.ts';
import { OptionGroup } from '../option-group.tsx';
import { useSuggestions } from '../use-suggestions.ts';
import { GenderSplit } from './gender-split.tsx';
import type { ReviewDraft } from './use-review-draft.ts';

type ReviewsFormProps = {
  draft: ReviewDraft;
  generation: Generation;
  /** The result is immediate, so no duration is shown. */
  isInstant: boolean;
  productId: string | undefined;
  onSubmit: (request: ReviewsRequest, accepted: Sheet | undefined) => void;
  byAssistant: (request: ReviewsRequest, accepted: Sheet | undefined) => AssistantTask;
};

export function ReviewsForm(props: ReviewsFormProps) {
  const { draft, generation, isInstant, productId, onSubmit, byAssistant } = props;
  const { problems, accepts, mend } = useContractProblems(generateReviews);
  const { split, size } = draft;
  const suggestions = useSuggestions('reviews', draft.description, productId);

  const mending =
    <Value,>(field: keyof ReviewsRequest, change: (value: Value) => void) =>
    (value: Value) => {
      mend(field);
      change(value);
    };

  function readForm(): ReviewsRequest | undefined {
    const request = {
      product_description: draft.description.trim(),
      count: draft.count,
      women_count: split.women,
      men_count: split.men,
      name_style: draft.nameStyle,
    };
    return accepts({ ...request, size }) && size ? { ...request, size } : undefined;
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const request = readForm();
    if (request) onSubmit(request, suggestions.accepted());
  }

  function prepare() {
    const request = readForm();
    return request && byAssistant(request, suggestions.accepted());
  }

  return (
    <>
      <form className="grid gap-5" onSubmit={handleSubmit} onKeyDown={submitOnCtrlEnter} noValidate>
        <Alert variant="info" icon={Scale}>
          <details>
            <summary>Review inventado é ilegal no Japão</summary>
            <p className="mt-2">
              É contra a lei publicar como se fosse de cliente. Use como modelo: cada texto sai com a marca{' '}
              <span lang="ja" className="whitespace-nowrap">
                {SAMPLE_MARK}
              </span>
              .
            </p>
          </details>
        </Alert>
        <div className="grid gap-6">
          <DescriptionField
            label="Descrição do produto"
            value={draft.description}
            error={problems.product_description}
            suggestions={suggestions}
            productId={productId}
            asksProductType={isInstant}
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
            robot="reviews"
            label="Gerar reviews"
            busyLabel="Gerando..."
            seconds={isInstant ? undefined : estimateReviewSeconds(clampReviewCount(draft.countText))}
            generation={generation}
          />
        </div>
      </form>
      <OwnAssistant name="reviews" prepare={prepare} />
    </>
  );
}
