import { Blocks, ClipboardPaste, Globe, Languages, Server, Sparkles } from 'lucide-react';
import type { Writer } from '#contract/robots/shared-fields.ts';
import type { TextRobot } from '#domain/robots/robot-options.ts';

type WrittenByProps = {
  writer: Writer;
  /** Whether the label says who read (understood) the text or who wrote it. */
  action?: 'write' | 'read';
  /** Translations only: share of translated sentences; below 1 the label says that some are missing. */
  share?: number | undefined;
  isWriting?: boolean;
  robot?: TextRobot;
};

const words: Record<Writer, { icon: typeof Blocks; write: string; now: string; read: string; meaning: string }> = {
  model: {
    icon: Sparkles,
    write: 'Escrito por IA',
    now: 'IA escrevendo',
    read: 'Lido por IA',
    meaning: 'Um modelo de IA escreveu, e o Dropar conferiu com a ficha.',
  },
  service: {
    icon: Languages,
    write: 'Serviço de tradução',
    now: 'Serviço de tradução',
    read: 'Lido pelo serviço de tradução',
    meaning: 'Um serviço de tradução traduziu, e o Dropar conferiu com a ficha.',
  },
  browser: {
    icon: Globe,
    write: 'Tradutor do navegador',
    now: 'Navegador traduzindo',
    read: 'Lido pelo tradutor do navegador',
    meaning: 'O seu navegador traduziu aqui mesmo, e o Dropar conferiu com a ficha.',
  },
  local: {
    icon: Server,
    write: 'Tradutor local',
    now: 'Tradutor local traduzindo',
    read: 'Lido pelo tradutor local',
    meaning:
      'O tradutor deste servidor traduziu, e o Dropar conferiu. O que ele lê de volta pode soar como em Portugal.',
  },
  pasted: {
    icon: ClipboardPaste,
    write: 'Com o seu assistente',
    now: 'Conferindo a resposta',
    read: 'Lido pelo seu assistente',
    meaning: 'O seu assistente escreveu, você colou, e o Dropar conferiu com a ficha.',
  },
  composer: {
    icon: Blocks,
    write: 'Rascunho sem IA',
    now: 'Montando o rascunho',
    read: 'Frases prontas',
    meaning: 'Frases prontas com o que está na ficha. Nada foi inventado.',
  },
};

/** Robots whose drafts are not from the sheet alone. */
const DRAFT_MEANINGS: Partial<Record<TextRobot, string>> = {
  ads: 'As descrições vêm da ficha; os títulos são frases prontas. Use só os que são verdade na sua loja.',
  reviews: 'Exemplos montados com a ficha. Não são opinião de clientes.',
};

export function WrittenBy({ writer, action = 'write', share, isWriting = false, robot }: WrittenByProps) {
  const { icon: Icon, ...labels } = words[writer];
  const meaning = (writer === 'composer' && robot && DRAFT_MEANINGS[robot]) || labels.meaning;
  return (
    <span className="inline-flex items-center gap-1.5 text-fg-muted text-sm" title={meaning}>
      <Icon aria-hidden="true" className="size-4 flex-none" />
      <span>
        {isWriting ? labels.now : labels[action]}
        {share !== undefined && share < 1 && ', falta completar'}
        <span className="sr-only">. {meaning}</span>
      </span>
    </span>
  );
}
