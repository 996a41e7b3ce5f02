import { describe, expect, it } from 'vitest';
import { getProfile, updateProfile } from '#contract/account/profile.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();

describe('profile', () => {
  it('returns the profile of the signed-in user', async () => {
    const user = await buildUser(deps.db, { name: 'Ana Sato', userType: 'premium' });
    const reply = await api.as(user).send(getProfile, {});
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ id: user.id, name: 'Ana Sato', email: user.email, userType: 'premium' });
  });

  it('changes only the name, trimmed', async () => {
    const user = await buildUser(deps.db);
    const stranger = await buildUser(deps.db, { name: 'Outra Pessoa' });
    const reply = await api.as(user).send(updateProfile, { body: { name: '  Bruno Lima ' } });
    expect(reply.body).toMatchObject({ name: 'Bruno Lima', userType: 'free' });
    expect((await api.as(stranger).send(getProfile, {})).body.name).toBe('Outra Pessoa');
  });

  it.each([{ name: '   ' }, { name: 'x'.repeat(121) }, {}, { name: 3 }])('rejects the name in %o', async (body) => {
    const user = await buildUser(deps.db);
    const reply = await api.as(user).send(updateProfile, { body: body as { name: string } });
    expect(reply.status).toBe(400);
    expect(reply.body.issues?.[0]?.path).toBe('name');
  });
});
