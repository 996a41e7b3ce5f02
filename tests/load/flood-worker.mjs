import { parentPort, workerData } from 'node:worker_threads';

/** Sends one request again and again, so many at once, until told to stop; then says how it was answered. */
const { url, token, request, atOnce } = workerData;
const { method, path, type, body } = request;
const answers = {};
let isOver = false;

async function send() {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': type }) };
  while (!isOver) {
    const reply = await fetch(`${url}${path}`, { method, headers, ...(body && { body }) });
    await reply.arrayBuffer();
    answers[reply.status] = (answers[reply.status] ?? 0) + 1;
    // Whoever is told to wait asks again a little later, as a script would.
    if (reply.status === 429) await new Promise((resume) => setTimeout(resume, 50));
  }
}

const senders = Promise.all(Array.from({ length: atOnce }, send));
parentPort.once('message', async () => {
  isOver = true;
  await senders;
  parentPort.postMessage(answers);
  parentPort.close();
});
