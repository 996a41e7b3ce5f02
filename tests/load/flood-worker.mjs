import { parentPort, workerData } from 'node:worker_threads';

/** Sends one request repeatedly, with the given concurrency, until stopped; then reports the replies. */
const { url, token, request, atOnce } = workerData;
const { method, path, type, body } = request;
const answers = {};
const leaving = new AbortController();

async function send() {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': type }) };
  while (!leaving.signal.aborted) {
    const reply = await fetch(`${url}${path}`, { method, headers, signal: leaving.signal, ...(body && { body }) });
    await reply.arrayBuffer();
    answers[reply.status] = (answers[reply.status] ?? 0) + 1;
    // Waits a little after a 429, as a script would.
    if (reply.status === 429) await new Promise((resume) => setTimeout(resume, 50));
  }
}

const senders = Promise.allSettled(Array.from({ length: atOnce }, send));
parentPort.once('message', async () => {
  leaving.abort();
  await senders;
  parentPort.postMessage(answers);
  parentPort.close();
});
