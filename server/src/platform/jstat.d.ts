/** What is used of a library that comes without types. */
declare module 'jstat' {
  const jStat: {
    normal: {
      cdf(value: number, mean: number, deviation: number): number;
      inv(probability: number, mean: number, deviation: number): number;
    };
    studentt: { inv(probability: number, degrees: number): number };
    chisquare: { cdf(value: number, degrees: number): number };
  };
  export default jStat;
}
