import { Scale } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import {
  clampReviewCount,
  isReviewCount,
  shareOfSplit,
  splitByMen,
  splitByShare,
  splitByWomen,
} from '#domain/robots/reviews/review-counts.ts';
import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import {
  estimateReviewSeconds,
  GENDER_SLIDER,
  NAME_STYLE_OPTIONS,
  type NameStyle,
  REVIEW_COUNT,
  REVIEW_SIZE_OPTIONS,
  type ReviewSize,
  type ReviewsRequest,
} from '#domain/robots/robot-options.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { submitOnCtrlEnter } from '#web/components/robot-text/submit-on-ctrl-enter.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Slider } from '#web/components/ui/form/slider.tsx';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useContractProblems } from '#web/lib/use-contract-problems.ts';
import { DescriptionField, useSuggestions } from '../description-field.tsx';
import { GenerateBar } from '../generation/generate-bar.tsx';
import { type AssistantTask, OwnAssistant } from '../generation/own-assistant.tsx';
import type { Generation } from '../generation/use-generation.ts';
import { OptionGroup } from '../option-group.tsx';

const loadEndpoint = () => import('#contract/robots/robots.ts').then((robots) => robots.generateReviews);

type ReviewsFormProps = {
  draft: ReviewDraft;
  generation: Generation;
  isInstant: boolean;
  productId: string | undefined;
  onSubmit: (request: ReviewsRequest, accepted: Sheet | undefined) => void;
  byAssistant: (request: ReviewsRequest, accepted: Sheet | undefined) => AssistantTask;
};

export function ReviewsForm(props: ReviewsFormProps) {
  const { draft, generation, isInstant, productId, onSubmit, byAssistant } = props;
  const { problems, accepts, mend } = useContractProblems(loadEndpoint);
  const { split, size } = draft;
  const suggestions = useSuggestions('reviews', draft.description, productId);

  const mending =
    <Value,>(field: keyof ReviewsRequest, change: (value: Value) => void) =>
    (value: Value) => {
      mend(field);
      change(value);
    };

  async function readForm(): Promise<ReviewsRequest | undefined> {
    const request = {
      product_description: draft.description.trim(),
      count: draft.count,
      women_count: split.women,
      men_count: split.men,
      name_style: draft.nameStyle,
    };
    return (await accepts({ ...request, size })) && size ? { ...request, size } : undefined;
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const request = await readForm();
    if (request) onSubmit(request, suggestions.accepted());
  }

  async function prepare() {
    const request = await readForm();
    return request && byAssistant(request, suggestions.accepted());
  }

  return (
    <>
      <form className="grid gap-4" onSubmit={handleSubmit} onKeyDown={submitOnCtrlEnter} noValidate>
        <Alert variant="info" icon={Scale}>
          Review inventado é ilegal no Japão. Use como modelo: cada texto sai com a marca{' '}
          <span lang="ja" className="whitespace-nowrap">
            {SAMPLE_MARK}
          </span>
          .
        </Alert>
        <div className="grid gap-5">
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
            failure={generation.failure}
          />
        </div>
      </form>
      <OwnAssistant name="reviews" prepare={prepare} />
    </>
  );
}

function GenderSplit({ draft }: { draft: ReviewDraft }) {
  const { women, men } = draft.split;
  const signed = `${women} ${women === 1 ? 'mulher' : 'mulheres'} e ${men} ${men === 1 ? 'homem' : 'homens'}`;
  return (
    <div className="grid content-start gap-2">
      <Slider
        label="Divisão entre homens e mulheres"
        header={
          <>
            <span>Mais homens</span>
            <span>50/50</span>
            <span>Mais mulheres</span>
          </>
        }
        min={GENDER_SLIDER.min}
        max={GENDER_SLIDER.max}
        step={GENDER_SLIDER.step}
        value={draft.share}
        valueText={signed}
        hint={`Quem assina: ${signed}.`}
        onValueChange={draft.changeShare}
      />
      <div className="grid grid-cols-2 gap-3">
        <PeopleInput label="Homens" value={men} onTextChange={draft.changeMen} />
        <PeopleInput label="Mulheres" value={women} onTextChange={draft.changeWomen} />
      </div>
    </div>
  );
}

type PeopleInputProps = { label: string; value: number; onTextChange: (text: string) => void };

function PeopleInput({ label, value, onTextChange }: PeopleInputProps) {
  const id = useId();
  return (
    <div className="input flex items-center gap-3 p-0">
      <label htmlFor={id} className="cursor-text py-2 pl-3.5 font-medium text-fg-muted text-sm/normal">
        {label}
      </label>
      <input
        id={id}
        className="w-0 min-w-8 flex-1 bg-transparent py-2 pr-3.5 tabular-nums outline-none"
        inputMode="numeric"
        autoComplete="off"
        value={String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onTextChange(event.target.value)}
      />
    </div>
  );
}

const initialSplit = splitByShare(REVIEW_COUNT.default, GENDER_SLIDER.default);

type Draft = {
  description: string;
  countText: string;
  share: number;
  split: { women: number; men: number };
  nameStyle: NameStyle;
  size?: ReviewSize | undefined;
};

const initial: Draft = {
  description: '',
  countText: String(REVIEW_COUNT.default),
  share: GENDER_SLIDER.default,
  split: initialSplit,
  nameStyle: 'ambos',
  size: 'mix',
};

export function useReviewDraft() {
  const [draft, setDraft] = useDraftState('reviews', initial);
  const set = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const { description, countText, share, split, nameStyle, size } = draft;
  const count = Number(countText);

  function changeCount(text: string) {
    const next = Number(text);
    set({ countText: text, ...(isReviewCount(next) && { split: splitByShare(next, share) }) });
  }

  function changeSplit(next: { women: number; men: number }) {
    set({ split: next, share: shareOfSplit(next) });
  }

  const total = clampReviewCount(countText);
  return {
    description,
    setDescription: (text: string) => set({ description: text }),
    countText,
    count,
    changeCount,
    settleCount: () => changeCount(String(clampReviewCount(countText))),
    share,
    changeShare: (percent: number) => {
      set({ share: percent, split: splitByShare(total, percent) });
    },
    split,
    changeWomen: (text: string) => changeSplit(splitByWomen(total, Number.parseInt(text, 10) || 0)),
    changeMen: (text: string) => changeSplit(splitByMen(total, Number.parseInt(text, 10) || 0)),
    nameStyle,
    setNameStyle: (style: NameStyle) => set({ nameStyle: style }),
    size,
    setSize: (next: ReviewSize) => set({ size: next }),
  };
}

type ReviewDraft = ReturnType<typeof useReviewDraft>;
