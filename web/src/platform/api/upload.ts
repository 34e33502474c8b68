import type { InputOf, OutputOf, Route } from '@vitrina/contract/route.ts';
import { Problem } from '../problem.ts';
import { readAccessToken } from '../token/access-token.ts';
import { urlOf } from '../url-of.ts';
import { parseAnswer } from './call.ts';
import { refusal, withRenewal } from './send.ts';

type Answer = { status: number; text: string };

/** Multipart: a part `input` with the JSON, then the part `file`. `onProgress` gets the sent share, 0 to 1. */
export async function upload<R extends Route>(
  route: R,
  input: InputOf<R>,
  file: File,
  onProgress: (share: number) => void,
): Promise<OutputOf<R>> {
  const answer = await withRenewal(readAccessToken(), (bearer) =>
    post(urlOf(route), formOf(input, file), bearer, onProgress),
  );
  if (answer.status < 200 || answer.status > 299) {
    throw refusal(answer.status, answer.text);
  }
  return parseAnswer(route, JSON.parse(answer.text), answer.status);
}

function formOf(input: unknown, file: File): FormData {
  const form = new FormData();
  form.append('input', JSON.stringify(input));
  form.append('file', file, file.name);
  return form;
}

// XMLHttpRequest, because fetch does not tell how much of a body has been sent.
function post(
  url: string,
  form: FormData,
  bearer: string | null,
  onProgress: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    if (bearer !== null) {
      request.setRequestHeader('authorization', `Bearer ${bearer}`);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new Problem('server.unavailable', {}, 0));
    request.send(form);
  });
}
