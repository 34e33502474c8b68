/** A refusal in the feed's own words: `{"error": message}`. */
export class FeedError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
