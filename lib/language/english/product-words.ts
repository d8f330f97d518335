import { wordSet } from "../match/word-set";

/** Formats, languages, libraries and programs: capitalised, but what people use, not whom they deal with. */
export const PRODUCT_WORDS = wordSet(`
json xml html css yaml toml png svg pdf csv gif jpeg markdown latex unicode utf ascii http https smtp imap dns tls ssl ssh tcp udp api apis rest graphql grpc sql wasm webassembly
javascript typescript ecmascript python java kotlin scala rust golang swift ruby perl php haskell erlang elixir clojure fortran cobol lisp bash powershell
node nodejs deno npm yarn pip conda maven gradle webpack vite babel eslint react angular vue svelte django flask rails laravel spring numpy pandas pytorch tensorflow jupyter
docker kubernetes helm terraform ansible jenkins nginx apache postgres postgresql mysql sqlite mongodb redis kafka elasticsearch rabbitmq linux ubuntu debian fedora windows macos ios android
git github gitlab bitbucket gerrit jira confluence trello asana notion obsidian slack discord matrix zulip irc skype zoom webex jitsi hackmd etherpad doodle
gecko blink webkit chromium chrome firefox safari edge excel word powerpoint outlook photoshop figma miro
cfp mdf osb pvc upvc led lcd tv diy hvac gps wifi nas ssd hdd ram cpu gpu usb hdmi
quic iso rfc pr prs cve uuid url uri utc gmt cet ci cd ui ux qa db os
`);
