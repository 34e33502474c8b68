/** Intl objects are slow to build, and a screen writes with few of the thirty kinds. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
