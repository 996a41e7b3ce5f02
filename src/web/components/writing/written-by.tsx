import { Blocks, Globe, Languages, Sparkles } from 'lucide-react';
import type { Writer } from '#contract/robot-parts.ts';
import './writing.css';

type WrittenByProps = {
  writer: Writer;
  /** Reading says who understood the text; writing who wrote it. */
  action?: 'write' | 'read';
  /** How much of a translation is done, 0 to 1; said where it is not the whole. */
  share?: number | undefined;
  isWriting?: boolean;
};

const words: Record<Writer, { icon: typeof Blocks; write: string; now: string; read: string; meaning: string }> = {
  model: {
    icon: Sparkles,
    write: 'Escrito por IA',
    now: 'IA escrevendo',
    read: 'Lido por IA',
    meaning: 'Um modelo de IA escreveu, e o Dropar comparou com os seus fatos.',
  },
  service: {
    icon: Languages,
    write: 'Serviço de tradução',
    now: 'Serviço de tradução',
    read: 'Lido pelo serviço de tradução',
    meaning: 'Um serviço de tradução traduziu, e o Dropar comparou com os seus fatos.',
  },
  browser: {
    icon: Globe,
    write: 'Tradutor do navegador',
    now: 'Navegador traduzindo',
    read: 'Lido pelo tradutor do navegador',
    meaning: 'O seu navegador traduziu aqui mesmo, e o Dropar comparou com os seus fatos.',
  },
  composer: {
    icon: Blocks,
    write: 'Rascunho sem IA',
    now: 'Montando o rascunho',
    read: 'Frases prontas',
    meaning: 'Frases prontas com os seus fatos. Nada foi inventado.',
  },
};

/** Who wrote it, and what that means. */
export function WrittenBy({ writer, action = 'write', share, isWriting = false }: WrittenByProps) {
  const { icon: Icon, meaning, ...labels } = words[writer];
  const isPartly = share !== undefined && share < 0.995;
  return (
    <span className="written-by" title={meaning}>
      <Icon aria-hidden="true" />
      <span>
        {isWriting ? labels.now : labels[action]}
        {isPartly && `: ${Math.floor(share * 100)}% traduzido`}
        <span className="sr-only">. {meaning}</span>
      </span>
    </span>
  );
}
