import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome no Windows', 'computer'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge no Windows', 'computer'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/120.0.0.0`, 'Opera no Linux', 'computer'],
  [`Mozilla/5.0 (Linux; Android 15; SM-S938B) ${CHROME} Mobile Safari/537.36`, 'Chrome no Android', 'phone'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox no Mac',
    'computer',
  ],
  ['<b>curl</b>', 'Navegador desconhecido', 'computer'],
  [null, 'Navegador desconhecido', 'computer'],
])('%s is shown as %s', (userAgent, device, kind) => {
  expect(describeDevice(userAgent)).toEqual({ device, kind });
});
