import { Panel } from '../../ui/panel.tsx';
import words from '../samples/words.json';

export function SampleBlock() {
  return <Panel title={words.city}>{words.long}</Panel>;
}
