import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;

export const createTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The QR code is one SVG element without `#`, because the client puts it unescaped into a data URL. */
export function describeTotp(secret: Buffer, labels: { issuer: string; account: string }) {
  const totp = createTotp(secret, labels);
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_code: renderSVG(uri, { ecc: 'M', pixelSize: 5 }) };
}

/** The 30 s time step of a code, with one step of clock drift allowed on each side; undefined for a wrong code. */
export function findTotpStep(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = createTotp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

const createTotp = (secret: Buffer, labels?: { issuer: string; account: string }) =>
  new TOTP({
    ...(labels && { issuer: labels.issuer, label: labels.account }),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
