/** Made when first asked for: what a page may need later must not hold up its start. */
export function lazyValue<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
