import type { Server } from '../platform/http/serve.ts';

export function serveAbTests(_server: Server): void {}
