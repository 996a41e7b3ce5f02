import { AppError } from '#domain/errors.ts';

export type ProductPhoto = { name: string; dataUrl: string; base64: string };

const MAX_BYTES = 5 * 1024 * 1024;

export async function readPhoto(file: File): Promise<ProductPhoto> {
  if (!file.type.startsWith('image/')) throw new AppError('unsupported_media', 'Escolha um arquivo de imagem.');
  if (file.size > MAX_BYTES) throw new AppError('payload_too_large', 'A imagem pode ter no máximo 5 MB.');
  const dataUrl = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new AppError('invalid_input', 'Não foi possível ler a imagem.'));
    reader.readAsDataURL(file);
  });
  return { name: file.name, dataUrl, base64: dataUrl.slice(dataUrl.indexOf(',') + 1) };
}
