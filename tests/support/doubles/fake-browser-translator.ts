export type TranslatorDouble = {
  availability: 'available' | 'downloadable' | 'downloading' | 'unavailable';
  /** Known texts; others are returned in brackets, so that a test can recognise them. */
  dictionary?: Record<string, string>;
  /** Name of the DOMException that creating throws. */
  createFails?: string;
  /** The DOMException that the n-th translation (from 0) throws. */
  translateFails?: { at: number; name: string };
};

/**
 * A double of the browser's Translator API, installed in the page in which this runs: availability by language pair, a
 * click required for a download, progress from 0 to 1, an instance that is used and destroyed. A download waits for
 * `translatorReport.progress`.
 */
export function putTranslator(options: TranslatorDouble): void {
  let state = options.availability;
  let count = 0;
  const report: { progress: (share: number) => void } = { progress: () => {} };
  const created: string[] = [];
  class Translator {
    static async availability({ sourceLanguage, targetLanguage }: Record<string, string>) {
      const isKnown = [sourceLanguage, targetLanguage].toSorted().join() === 'ja,pt';
      return isKnown ? state : 'unavailable';
    }
    static async create(wanted: {
      sourceLanguage: string;
      targetLanguage: string;
      monitor?: (target: EventTarget) => void;
      signal?: AbortSignal;
    }) {
      if (state === 'unavailable') throw new DOMException('no such pair', 'NotSupportedError');
      if (state !== 'available' && !navigator.userActivation.isActive) {
        throw new DOMException('needs a gesture', 'NotAllowedError');
      }
      if (options.createFails) throw new DOMException('refused', options.createFails);
      if (state !== 'available') {
        const target = new EventTarget();
        wanted.monitor?.(target);
        await new Promise<void>((resolve, reject) => {
          wanted.signal?.addEventListener('abort', () => reject(wanted.signal?.reason));
          report.progress = (share) => {
            target.dispatchEvent(
              new ProgressEvent('downloadprogress', { loaded: share, total: 1, lengthComputable: true }),
            );
            if (share >= 1) resolve();
          };
        });
        state = 'available';
      }
      created.push(`${wanted.sourceLanguage}-${wanted.targetLanguage}`);
      return new Translator();
    }
    #isDestroyed = false;
    async translate(text: string) {
      if (this.#isDestroyed) throw new DOMException('destroyed', 'InvalidStateError');
      const turn = count++;
      if (options.translateFails?.at === turn) throw new DOMException('failed', options.translateFails.name);
      return options.dictionary?.[text] ?? `［${text}］`;
    }
    destroy() {
      this.#isDestroyed = true;
    }
  }
  Object.assign(globalThis, { Translator, translatorReport: report, translatorsCreated: created });
}
