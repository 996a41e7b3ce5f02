import { Scale } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { clampReviewCount, isReviewCount } from '#domain/robots/review-split.ts';
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

type Problems = { description?: string; size?: string; count?: string };

function findProblems(draft: ReviewDraft): Problems {
  if (!draft.description.trim()) return { description: 'Cole a descrição ou copy do produto.' };
  if (!isReviewCount(draft.count)) return { count: 'Digite uma quantidade de reviews entre 3 e 30.' };
  if (!draft.size) return { size: 'Selecione um tamanho.' };
  return {};
}

export function ReviewsForm({ draft, generation, isInstant, onSubmit }: ReviewsFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const { split, size } = draft;

  /** What is being mended is no longer complained about. */
  const mending =
    <Value,>(field: keyof Problems, change: (value: Value) => void) =>
    (value: Value) => {
      setProblems(({ [field]: _mended, ...rest }) => rest);
      change(value);
    };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = findProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0 || !size) return;
    onSubmit({
      product_description: draft.description.trim(),
      size,
      count: draft.count,
      women_count: split.women,
      men_count: split.men,
      name_style: draft.nameStyle,
    });
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
          error={problems.description}
          onValueChange={mending('description', draft.setDescription)}
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
