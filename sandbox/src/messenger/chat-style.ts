/** Added to the sandbox's page style: a chat as a messenger shows it. */
export const CHAT_STYLE = `<style>
.people { display: grid; gap: 8px; padding: 0; margin: 0; list-style: none; }
.people a, .people button.person { display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 12px; align-items: center; width: 100%;
  padding: 10px; border: 0; border-radius: 10px; background: none; color: inherit; text-align: start; text-decoration: none; font: inherit; }
.people a:hover, .people button.person:hover { background: var(--back); }
.people form { margin: 0; }
.avatar { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; color: #fff; font-weight: 600; }
.people b, .people small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.people small, .time-sent { color: var(--quiet); }
.bot td { overflow-wrap: anywhere; }
.bot td code { white-space: normal; }
.chat { display: flex; flex-direction: column; gap: 6px; max-width: 640px; margin: 0 auto; }
.message { max-width: min(84%, 480px); padding: 8px 12px; border-radius: 14px; border: 1px solid var(--line); overflow-wrap: anywhere; }
.message .text { white-space: pre-wrap; }
.message.theirs { align-self: flex-start; background: var(--back); border-end-start-radius: 4px; }
.message.own { align-self: flex-end; border-color: var(--main); border-end-end-radius: 4px; background: color-mix(in srgb, var(--main) 14%, var(--card)); }
.time-sent { display: block; margin-top: 2px; font-size: 12px; text-align: end; }
.day { align-self: center; margin: 8px 0; color: var(--quiet); font-size: 13px; }
.message code { white-space: pre-wrap; }
.message code.block { display: block; padding: 8px; border-radius: 6px; background: var(--card); }
.message q { quotes: none; border-inline-start: 3px solid var(--main); padding-inline-start: 8px; display: inline-block; }
.spoiler:not(:hover):not(:focus) { color: transparent; background: var(--quiet); border-radius: 3px; }
.command { color: var(--main); }
.keys { display: grid; gap: 4px; margin-top: 8px; }
.keys div { display: flex; gap: 4px; }
.keys form { flex: 1; margin: 0; display: grid; }
.keys a { flex: 1; padding: 6px 10px; border: 1px solid var(--main); border-radius: 6px; text-align: center; text-decoration: none; }
.write { max-width: 640px; margin: 16px auto 0; align-items: stretch; flex-wrap: nowrap; }
.write textarea { flex: 1; min-width: 0; font: inherit; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: var(--ink); resize: vertical; }
.acts { display: flex; flex-wrap: wrap; gap: 8px; max-width: 640px; margin: 8px auto 0; }
.acts form { margin: 0; }
button.main { background: var(--main); border-color: var(--main); color: var(--card); font-weight: 600; }
</style>`;
