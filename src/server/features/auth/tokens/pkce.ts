import { createHash } from 'node:crypto';
import * as z from 'zod';
import { validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { text } from '#server/features/auth/protocol/auth-request.ts';
import type { FlowState } from './flow-states.repository.ts';
import { equalInConstantTime } from './instance-crypto.ts';

export const pkceFields = { code_challenge: text, code_challenge_method: text };
const pkceSchema = z.object(pkceFields);

/** The S256 challenge of the request, undefined without one. The plain method is rejected because it is insecure. */
export function parseChallenge(body: z.output<typeof pkceSchema>): string | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = body;
  if (!challenge && !method) return undefined;
  if (!challenge || !method) throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (method.toLowerCase() !== 's256') throw validationFailed('Invalid code challenge method, only s256 is supported');
  return challenge;
}

export function isVerifierOf(flow: FlowState, verifier: string): boolean {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return equalInConstantTime(Buffer.from(challenge), Buffer.from(flow.codeChallenge));
}
