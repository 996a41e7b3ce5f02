import type { Amount } from '#domain/sheet/sheet.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** `words`: what the supplier wrote, to be shown beside what is proposed from it. */
export type SupplierDelivery = { min: number; max: number; words: string };

const CURRENCIES: Readonly<Record<string, string>> = {
  us$: 'USD',
  usd: 'USD',
  u$: 'USD',
  r$: 'BRL',
  brl: 'BRL',
  cny: 'CNY',
  rmb: 'CNY',
  yuan: 'CNY',
  jpy: 'JPY',
  円: 'JPY',
};
const SIGN = String.raw`us\$|usd|u\$|r\$|brl|cny|rmb|yuan|jpy|円`;
const NUMBER = String.raw`\d[\d.,]*`;
const FREIGHT = new RegExp(
  String.raw`\b(?:frete|shipping|custo d[eo] envio)\b[^\d;|]{0,30}?(?:(${SIGN}) ?(${NUMBER})|\b(${NUMBER}) ?(${SIGN}))`,
);
/** What a free freight begins from, or a freight within Brazil, is not what sending to Japan costs. */
const NO_FREIGHT = /gratis|free|acima|a partir|brasil|brazil|\bcep\b/;

const TRACKING = /^(?:com |tem |inclui )?(?:codigo de )?(?:rastre\w+|tracking)(?: (?:incluso|included|number))?$/;

const DELIVERY =
  /\b(?:prazo|entrega|chega|delivery|shipping|envio)\b[^\d;|]{0,40}?(\d{1,3}) ?(?:a|ate|e|to|-|–|~) ?(\d{1,3}) ?((?:business|working) )?(?:dias?|days?)\b( uteis)?/;
/** "envio em até 2 dias": before the way to the customer begins. */
const DISPATCH =
  /\b(?:envi\w+|despach\w+|post\w+|sai|handling)\b[^\d;|]{0,20}?(?:(\d{1,2}) ?(?:a|-|–) ?)?(\d{1,2}) ?(?:dias?|days?)\b( uteis)?/;
const NO_DELIVERY = /devol|garanti|troca|reembols|postagem|process|produc|fabric|brasil|brazil/;

/** "1.234,50" and "6.50": two signs or fewer after the last mark are cents. */
function readNumber(text: string): number {
  const parts = text.split(/[.,]/).filter((part) => part !== '');
  const cents = parts.length > 1 && (parts.at(-1)?.length ?? 0) < 3 ? parts.pop() : '0';
  return Number(`${parts.join('')}.${cents}`);
}

const linesOf = (text: string) =>
  text.split('\n').map((line) => ({ words: line.trim(), folded: foldText(line.trim()).replaceAll(/\s+/g, ' ') }));

/** What sending one costs, where the supplier's text says it with its currency. */
export function readFreight(text: string): Amount | undefined {
  for (const { folded } of linesOf(text)) {
    const [found, before, after, number = after, sign = before] = FREIGHT.exec(folded) ?? [];
    const unit = CURRENCIES[sign ?? ''];
    if (found && unit && number && !NO_FREIGHT.test(folded)) return { number: readNumber(number), unit };
  }
  return undefined;
}

/** Days until the customer has it, where the supplier's text says a range; working days as those of the calendar. */
export function readDelivery(text: string): SupplierDelivery | undefined {
  for (const { words, folded } of linesOf(text)) {
    const [found, min, max, working, uteis] = DELIVERY.exec(folded) ?? [];
    const others = found ? folded.replace(found, '') : '';
    const [dispatch = '', least = 0, most = 0, areWorking] = DISPATCH.exec(others) ?? [];
    if (!found || NO_DELIVERY.test(folded.replace(dispatch, ''))) continue;
    const days = (count: string | number | undefined, isWorking: unknown = working || uteis) =>
      isWorking ? Math.ceil((Number(count) * 7) / 5) : Number(count);
    const [first, last] = [days(min) + days(least, areWorking ?? false), days(max) + days(most, areWorking ?? false)];
    if (days(min) > 0 && first <= last) return { min: first, max: last, words };
  }
  return undefined;
}

const clausesOf = (line: string): string[] => line.split(/[,;.](?:\s|$)/).filter(Boolean);
const isTracking = (clause: string): boolean => TRACKING.test(foldText(clause.trim()));

/** Unread lines without those that say only the freight and the delivery that are read here. */
export function withoutTerms(lines: readonly string[], source: string): string[] {
  const [freight, delivery] = [readFreight(source), readDelivery(source)];
  const isRead = (clause: string): boolean => {
    const [amount, days] = [readFreight(clause), readDelivery(clause)];
    const isFreight = amount !== undefined && amount.number === freight?.number && amount.unit === freight.unit;
    const isOfDelivery = delivery?.words.includes(clause) === true;
    return isFreight || isTracking(clause) || (isOfDelivery && (days !== undefined || DISPATCH.test(foldText(clause))));
  };
  return lines.filter((line) => !clausesOf(line).every(isRead));
}

/** A supplier's text without the lines that say only what its freight and delivery are. */
export function textWithoutTerms(source: string): string {
  const lines = source.split('\n');
  const remainingLines = new Set(withoutTerms(lines, source));
  return lines.filter((line) => line.trim() === '' || remainingLines.has(line)).join('\n');
}
