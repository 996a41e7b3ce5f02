import { AppError } from '#domain/errors.ts';
import { StartError } from '#server/start-error.ts';

/** Prints one line on success or failure, and sets the exit code. */
export async function runTool(work: (args: string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await work(process.argv.slice(2)));
  } catch (error) {
    const isForPeople = error instanceof AppError || error instanceof StartError;
    console.error(isForPeople ? error.message : `Falhou: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
