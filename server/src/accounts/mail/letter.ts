/** One thing to say, one button, and the code for whoever types it by hand. Plain text: it is escaped where it is drawn. */
export type Letter = {
  subject: string;
  heading: string;
  paragraphs: readonly (string | { text: string; url: string })[];
  button?: { label: string; url: string };
  code?: { label: string; value: string };
};
