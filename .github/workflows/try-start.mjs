// `npm start` on a fresh clone: it must come up by itself, answer, and leave nothing running.
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const url = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const isWindows = process.platform === 'win32';
const child = spawn('npm', ['start'], { stdio: 'inherit', shell: isWindows, detached: !isWindows });
let ended = false;
child.once('exit', () => {
  ended = true;
});

for (const deadline = Date.now() + 10 * 60_000; ; await delay(1000)) {
  const reply = await fetch(`${url}/readyz`).catch(() => undefined);
  if (reply?.ok) break;
  if (ended || Date.now() > deadline) throw new Error('npm start did not come up');
}
for (const path of ['/', '/login', '/api/openapi.json']) {
  const { status } = await fetch(url + path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
}
console.log('npm start: up and answering');

// As Ctrl-C does: to npm and all below it. Windows has no such signal for another process; there its tree is ended.
if (isWindows) spawn('taskkill', ['/PID', String(child.pid), '/T', '/F'], { stdio: 'inherit' });
else process.kill(-child.pid, 'SIGINT');
for (const deadline = Date.now() + 60_000; ; await delay(500)) {
  const stillThere = await fetch(`${url}/healthz`).catch(() => undefined);
  if (!stillThere && ended) break;
  if (Date.now() > deadline) throw new Error('npm start did not stop');
}
process.exit(0);
