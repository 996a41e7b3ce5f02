import { CLAIMS_REVIEWED_ON } from '#writer/data/claims/all-claims.ts';
import { type RobotCall, runTaskInQueue } from './robot-queue.ts';

export const checkText = async (call: RobotCall, text: string) => ({
  reviewedOn: CLAIMS_REVIEWED_ON,
  ...(await runTaskInQueue(call, { work: 'checkText', input: text })),
});
