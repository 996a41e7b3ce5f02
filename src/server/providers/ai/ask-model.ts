import { APICallError } from 'ai';
import { callModel, type Model, type ModelAnswer, type ModelCall } from './call-model.ts';

/** `loose` is for compatible servers without json_schema: it requests any JSON, with the schema in the prompt. */
export type AiModels = { structured: Model; loose: Model | undefined };

type Shape = { isLoose: boolean; hasImage: boolean; isStream: boolean };

/** Status codes that servers return when a model does not support images. */
const IMAGE_REFUSALS = [400, 404, 415, 422, 500, 501];

/** Starts with all features: schema, picture and streaming are dropped one by one when the server rejects them. */
export async function askModel(models: AiModels, call: ModelCall, onImageRefused: () => void): Promise<ModelAnswer> {
  let shape: Shape = { isLoose: false, hasImage: call.image !== undefined, isStream: call.onText !== undefined };
  let hasHeard = false;
  const { onText } = call;
  const listen =
    onText &&
    ((answerText: string) => {
      hasHeard = true;
      onText(answerText);
    });
  for (;;) {
    try {
      const answer = await callModel(shape.isLoose && models.loose ? models.loose : models.structured, {
        ...call,
        image: shape.hasImage ? call.image : undefined,
        onText: shape.isStream ? listen : undefined,
      });
      // A server without streaming answers with a plain body, which contains no events.
      if (answer.answerText === '' && shape.isStream) shape = { ...shape, isStream: false };
      else return answer;
    } catch (error) {
      const simpler = simplify(shape, error, models.loose !== undefined);
      if (!simpler || hasHeard || call.signal.aborted) throw error;
      if (shape.hasImage && !simpler.hasImage) onImageRefused();
      shape = simpler;
    }
  }
}

function simplify(shape: Shape, error: unknown, hasLoose: boolean): Shape | undefined {
  const isSilentStream = error instanceof Error && error.name === 'AI_InvalidResponseDataError' && shape.isStream;
  if (isSilentStream) return { ...shape, isStream: false };
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return undefined;
  const { statusCode, responseBody = '' } = error;
  const refusesImage = shape.hasImage && IMAGE_REFUSALS.includes(statusCode);
  const withoutImage = { ...shape, hasImage: false };
  if (refusesImage && /image|vision|multimodal|picture/i.test(responseBody)) return withoutImage;
  if (statusCode === 400 && shape.isStream && /stream/i.test(responseBody)) return { ...shape, isStream: false };
  if (statusCode === 400 && hasLoose && !shape.isLoose) return { ...shape, isLoose: true };
  return refusesImage ? withoutImage : undefined;
}
