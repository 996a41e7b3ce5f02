import type { AiSettingsView, LocalServer } from '#contract/admin/ai-settings.ts';
import type { WriterChoice } from '#domain/robots/ai-providers.ts';

/** The form's values, saved or not. */
export type WriterDraft = {
  provider: WriterChoice;
  url: string;
  model: string;
  /** Undefined: keep the saved key. */
  key: string | undefined;
  allowsPrivate: boolean;
};

export const draftOf = (writer: AiSettingsView['writer']): WriterDraft => ({
  provider: writer?.provider ?? 'none',
  url: writer?.url ?? '',
  model: writer?.model ?? '',
  key: undefined,
  allowsPrivate: writer?.allowsPrivate ?? false,
});

/** Choosing a server that was detected on this network also allows private addresses. */
export const draftOfServer = ({ url, models }: LocalServer): WriterDraft => ({
  provider: 'openai-compatible',
  url: url ?? '',
  model: models[0] ?? '',
  key: undefined,
  allowsPrivate: true,
});

export const draftOfProvider = (provider: WriterChoice): WriterDraft => ({
  provider,
  url: '',
  model: '',
  key: undefined,
  allowsPrivate: false,
});

/** Host and port ("localhost:11434"), for display. */
export const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).host.replace('127.0.0.1', 'localhost') : url;
