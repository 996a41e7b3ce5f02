/** Created on first use, so that loading a page does not wait for values it may need later. */
export function lazyValue<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
