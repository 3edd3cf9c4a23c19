-- Makes every request another one, by a compression that no server knows.
local number = 0

request = function()
  number = number + 1
  wrk.headers["Accept-Encoding"] = "x" .. number
  return wrk.format()
end
