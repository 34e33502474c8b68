// Preloaded into parts that nobody waits for yet: threads that they start later are behind the others too.
import { setPriority } from 'node:os';

setPriority(10);
