// What a script adds to pages that work without one: buttons that copy and print, and progress without a reload.
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const beside = button.nextElementSibling;
    await navigator.clipboard.writeText(button.dataset.copy || (beside.querySelector("code") ?? beside).textContent);
    say(button, "Copied");
  });
}

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}

/** Says what happened on the button itself, for eyes and for screen readers, and takes it back. */
function say(button, text) {
  const before = button.textContent;
  button.setAttribute("aria-live", "polite");
  button.textContent = text;
  setTimeout(() => {
    button.textContent = before;
  }, 2000);
}

const live = document.querySelector("[data-live]");
if (live) watch(Number(live.dataset.live) * 1000);

/** Fetches the page again and puts what changed in place; goes on to where it leads when that is another page. */
async function watch(everyMs) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    const response = await fetch(location.href).catch(() => null);
    if (!response) continue;
    if (response.redirected || !response.ok) return location.replace(response.url);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!page.querySelector("[data-live]")) return location.reload();
    for (const part of document.querySelectorAll("[data-part]")) {
      const fresh = page.querySelector(`[data-part="${part.dataset.part}"]`);
      if (fresh && fresh.innerHTML !== part.innerHTML) part.innerHTML = fresh.innerHTML;
    }
    document.title = page.title;
  }
}
